import { type Icon, IconCheck } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './Button.tsx';
import { Text } from './Layout.tsx';
import classes from './MenuButton.module.css';
import { useCloseOnBack } from './useCloseOnBack.ts';

export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  /** BCP 47 tag of the label, if its language differs from the page's. */
  readonly lang?: string;
  readonly checked?: boolean;
  readonly picture?: ReactNode;
  readonly onChoose: () => void;
}

/** An icon that opens a short menu; arrow keys, Escape and a press outside work as usual. */
export function MenuButton({
  icon,
  label,
  choices,
  up,
  named,
  small = false,
}: {
  icon: Icon;
  label: string;
  choices: readonly MenuChoice[];
  up?: boolean;
  /** Shows the label beside the icon. */
  named?: boolean;
  small?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const menu = open ? place.current?.querySelector<HTMLElement>('[role=menu]') : null;
    if (menu) keepInSight(menu);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    const leave = ({ target }: Event) =>
      !(target instanceof Node && place.current?.contains(target)) && setOpen(false);
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useCloseOnBack(open, close);
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;
  return (
    <div className={classes.place} ref={place}>
      {named ? (
        <Button look="outline" small={small} icon={icon} {...opener}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} {...opener} />
      )}
      {open ? (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classes.menu}
          data-up={up || undefined}
          onKeyDown={(event) => steer(event, close)}
        >
          {choices.map(({ key, ...choice }) => (
            <Choice key={key} {...choice} close={close} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The menu is aligned with its button, and moved back if it would leave the screen. */
function keepInSight(menu: HTMLElement): void {
  const { left, right } = menu.getBoundingClientRect();
  const beyond = Math.min(0, window.innerWidth - marginPx - right);
  const short = Math.max(0, marginPx - left);
  menu.style.marginInlineEnd = `${-(short + beyond)}px`;
}

const marginPx = 8;

function Choice(props: Omit<MenuChoice, 'key'> & { close: () => void }) {
  const { checked } = props;
  return (
    <button
      type="button"
      {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
      lang={props.lang}
      className={classes.choice}
      onClick={() => {
        props.close();
        props.onChoose();
      }}
    >
      {props.picture}
      <Text grow>{props.label}</Text>
      {checked ? <IconCheck size={16} aria-hidden /> : null}
    </button>
  );
}

function steer(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') close();
  if (step === undefined) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const now = choices.findIndex((choice) => choice.matches(':focus'));
  choices[(now + step + choices.length) % choices.length]?.focus();
}
