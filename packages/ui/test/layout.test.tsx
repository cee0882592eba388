// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import classes from '../src/Layout.module.css';
import { Bar, Grid, Muted, Row, Split, Stack, Text, TickBox } from '../src/Layout.tsx';

/** The element that a primitive draws. */
function drawn(element: React.ReactElement): HTMLElement {
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(element);
  return frame.firstElementChild as HTMLElement;
}

describe('layout primitives', () => {
  test('are the requested element with its attributes, and props become its style', () => {
    const form = drawn(<Stack as="form" gap={16} align="start" noValidate aria-label="Order" />);
    expect(form.tagName).toBe('FORM');
    expect([form.hasAttribute('novalidate'), form.getAttribute('aria-label')]).toEqual([true, 'Order']);
    expect([form.style.gap, form.style.alignItems]).toEqual(['16px', 'start']);
    expect(form.hasAttribute('gap')).toBe(false);
  });

  test('distinguish rows and columns', () => {
    expect(drawn(<Row gap={[4, 12]} wrap />).style.cssText).toMatch(/gap: ?4px 12px; ?flex-wrap: ?wrap/);
    expect(drawn(<Text pad={[8, 0, 16]} />).style.padding).toBe('8px 0px 16px');
  });

  test('ignore a prop that is false or undefined', () => {
    expect(drawn(<Text strong={false} tone={undefined} />).hasAttribute('style')).toBe(false);
  });

  test('a bar has its ends apart by default', () => {
    expect(drawn(<Bar />).style.justifyContent).toBe('space-between');
    expect(drawn(<Bar justify="end" />).style.justifyContent).toBe('end');
  });

  test('columns are equal or have widths, and a split has them only on a wide screen', () => {
    expect(drawn(<Grid columns={2} />).style.gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))');
    const split = drawn(<Split columns="2fr 1fr" />);
    expect(split.style.gridTemplateColumns).toBe('');
    expect(split.style.getPropertyValue('--columns')).toBe('2fr 1fr');
  });

  test('muted text can have another size', () => {
    expect(drawn(<Muted />).style.fontSize).toBe('0.875rem');
    expect(drawn(<Muted as="small" size={12} />).style.fontSize).toBe('0.75rem');
  });

  test('styles that need a class have one, beside that of the primitive', () => {
    const button = drawn(<Row as="button" type="button" hovers pad={8} />);
    expect([...button.classList]).toEqual([classes.row, classes.bare, classes.hovers]);
    expect(drawn(<Split columns={2} ifTwo lastFills />).className).toContain(
      `${classes.ifTwo} ${classes.lastFills}`,
    );
    expect(drawn(<Grid ifAny />).classList.contains(classes.ifAny ?? '')).toBe(true);
  });

  test('a tick box is the input itself', () => {
    const tick = drawn(<TickBox type="checkbox" checked readOnly />);
    expect([tick.tagName, tick.getAttribute('type'), tick.hasAttribute('checked')]).toEqual([
      'INPUT',
      'checkbox',
      true,
    ]);
  });
});
