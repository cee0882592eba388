import { expect, test } from 'vitest';
import { PendingProblemReportStore } from '../src/shell/pendingProblemReports.ts';

function browser() {
  const kept = { text: null as string | null };
  const open = () =>
    new PendingProblemReportStore({
      read: () => kept.text,
      write: (text) => {
        kept.text = text;
        return true;
      },
    });
  return { kept, open };
}
const pictures = [{ fileId: 'f1', thumb: '/t', name: 'torn.jpg' }];
const report = (courierNumber: string, description: string) => ({
  key: `key of ${description}`,
  input: { courierNumber, type: 'damaged' as const, description, fileIds: ['f1'] },
  pictures,
});

test('a report survives a reload and is found by the number however it is written', () => {
  const { open } = browser();
  open().hold(report('SF123', 'torn'));
  const reports = open();
  expect(reports.of(' sf123 ')).toEqual({ ...report('SF123', 'torn'), refusal: null });
  expect(reports.of('SF124')).toBeUndefined();
});

test('an edited report replaces the first, and a refused one shows the reason until it is edited', () => {
  const reports = browser().open();
  reports.hold(report('SF123', 'torn'));
  reports.refuse('key of torn', 'no');
  expect(reports.of('SF123')?.refusal).toBe('no');
  reports.hold(report('SF123', 'torn and wet'));
  expect(reports.all()).toEqual([{ ...report('SF123', 'torn and wet'), refusal: null }]);
  reports.drop('key of torn');
  expect(reports.all()).toHaveLength(1);
  reports.drop('key of torn and wet');
  expect(reports.all()).toEqual([]);
});

test('a stored value in a broken form is not a report', () => {
  const { kept, open } = browser();
  for (const text of ['{', '{}', 'null']) {
    kept.text = text;
    expect(open().all()).toEqual([]);
  }
});
