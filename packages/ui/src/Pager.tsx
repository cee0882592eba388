import {
  IconChevronLeft,
  IconChevronLeftPipe,
  IconChevronRight,
  IconChevronRightPipe,
} from '@tabler/icons-react';
import { IconButton } from './Button.tsx';
import { ChoiceBox } from './controls.tsx';
import classes from './Pager.module.css';

const pageSizes = [10, 20, 50, 100] as const;

export interface PagerProps {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (pageIndex: number) => void;
  readonly onSize: (pageSize: number) => void;
  readonly texts: {
    /** The accessible name of the pager, which screen readers list as a navigation landmark. */
    readonly label: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly size: string;
    /** '{num} per page'. */
    perPage(num: number): string;
    /** Such as '21–40 of 132'. */
    range(from: number, to: number, total: number): string;
  };
}

/** Page and page size of a server list; hidden if one page holds everything. */
export function Pager({ pageIndex, pageSize, total, onPage, onSize, texts }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && pageIndex <= 1) return null;
  const from = Math.min(total, (pageIndex - 1) * pageSize + 1);
  const steps = [
    { icon: IconChevronLeftPipe, label: texts.first, to: 1 },
    { icon: IconChevronLeft, label: texts.previous, to: pageIndex - 1 },
    { icon: IconChevronRight, label: texts.next, to: pageIndex + 1 },
    { icon: IconChevronRightPipe, label: texts.last, to: pages },
  ];
  return (
    <nav className={classes.pager} aria-label={texts.label}>
      <ChoiceBox
        bare
        label={texts.size}
        value={String(pageSize)}
        onChange={(event) => onSize(Number(event.target.value))}
        data={pageSizes.map((size) => ({ value: String(size), label: texts.perPage(size) }))}
      />
      <span className={classes.range}>{texts.range(from, Math.min(total, pageIndex * pageSize), total)}</span>
      <div className={classes.steps}>
        {steps.map(({ icon, label, to }) => (
          <IconButton
            key={label}
            bordered
            icon={icon}
            label={label}
            disabled={to === pageIndex || to < 1 || to > pages}
            onClick={() => onPage(to)}
          />
        ))}
      </div>
    </nav>
  );
}
