import { isAllowedLink } from '@crossdock/domain/richText.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { pictureAccept } from '@crossdock/ui/pictureFiles.ts';
import { richTextClass } from '@crossdock/ui/RichText.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconUnderline,
} from '@tabler/icons-react';
import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmit } from './api.ts';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import classes from './TextEditor.module.css';

interface TextEditorProps {
  readonly label: string;
  /** The initial text. Later values are ignored, because the editor holds the text. */
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** The saved text identifies a picture by its file. The URL is only for the editor, because URLs expire. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      file: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-file'),
        renderHTML: ({ file }) => ({ 'data-file': file }),
      },
    };
  },
});

/** An editor with headings, lists, links and pictures: exactly the formats that the portal can show. */
export default function TextEditor({ label, html, onChange }: TextEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        link: { openOnClick: false, autolink: false, isAllowedUri: isAllowedLink },
      }),
      Picture,
    ],
    content: html,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richTextClass} ${classes.text}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div className={classes.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

interface Tool {
  readonly name: string;
  readonly icon: Icon;
  readonly label: string;
  readonly run: (editor: Editor) => void;
  readonly attributes?: Record<string, unknown>;
}

const tools = (): readonly Tool[] => [
  {
    name: 'heading',
    icon: IconHeading,
    label: t('announcements.editor.heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bold',
    icon: IconBold,
    label: t('announcements.editor.bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: IconItalic,
    label: t('announcements.editor.italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    icon: IconUnderline,
    label: t('announcements.editor.underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    icon: IconList,
    label: t('announcements.editor.bullets'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    label: t('announcements.editor.numbers'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: IconBlockquote,
    label: t('announcements.editor.quote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

function Tools({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: [...tools().map(({ name }) => name), 'link'].filter((name) => now.isActive(name)),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('announcements.editor.tools')}>
      {tools().map(({ name, icon, label, run }) => (
        <IconButton
          key={name}
          icon={icon}
          label={label}
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        icon={IconLink}
        label={t('announcements.editor.link')}
        aria-pressed={state.active.includes('link')}
        onClick={() => setLinking(true)}
      />
      <PictureTool editor={editor} />
      <IconButton
        icon={IconArrowBackUp}
        label={t('announcements.editor.undo')}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={t('announcements.editor.redo')}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
      {linking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  );
}

function PictureTool({ editor }: { editor: Editor }) {
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useSubmit('uploadStaffFile');
  const insert = async (file: File | undefined) => {
    if (file === undefined) return;
    const attempt = await upload.submit({ purpose: 'article' }, file);
    if (!attempt.ok) return showMessage('danger', attempt.failure.message);
    const { fileId, full } = attempt.data;
    const attrs = { src: full, alt: '', file: fileId };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  };
  return (
    <>
      <IconButton
        icon={IconPhoto}
        label={t('announcements.editor.picture')}
        disabled={upload.busy}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        accept={pictureAccept}
        hidden
        aria-label={t('announcements.editor.picture')}
        onChange={(event) => {
          void insert(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [isWrong, setIsWrong] = useState(false);
  const set = (event: FormEvent) => {
    event.preventDefault();
    // Submitting the dialog must not also submit the form around the editor.
    event.stopPropagation();
    if (!isAllowedLink(href.trim())) return setIsWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run();
    onClose();
  };
  return (
    <Dialog opened title={t('announcements.editor.link')} onClose={onClose}>
      <Grid as="form" gap={16} noValidate onSubmit={set}>
        <TextBox
          label={t('announcements.editor.link.address')}
          value={href}
          error={isWrong ? t('announcements.editor.link.wrong') : undefined}
          onChange={(event) => setHref(event.currentTarget.value)}
        />
        <Row gap={8} wrap justify="end">
          {before ? (
            <Button
              look="outline"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('announcements.editor.link.remove')}
            </Button>
          ) : null}
          <Button type="submit">{t('announcements.editor.link.set')}</Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
