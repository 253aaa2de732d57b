import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { groupIndian } from '@/ui/kit/field/groupIndian';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { OtpField } from '@/ui/kit/field/OtpField';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { SelectField } from '@/ui/kit/field/SelectField';
import { StakeChips } from '@/ui/kit/field/StakeChips';
import { Stepper } from '@/ui/kit/field/Stepper';
import { TextField } from '@/ui/kit/field/TextField';

const nothing = (): void => undefined;

/** The texts that an element is described by. */
function description(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing is called ${id}`);
}

describe('TextField', () => {
  it('is named by its label and its prefix', () => {
    render(<TextField label="Mobile number" prefix="+91" value="" onValueChange={nothing} />);
    expect(screen.getByRole('textbox', { name: 'Mobile number +91' })).toBe(
      screen.getByLabelText('Mobile number'),
    );
  });

  it('is described by its error first and its hint second, and marked wrong only while it is', () => {
    const field = (error: string | undefined) => (
      <TextField label="Name" hint="As on your card" error={error} value="" onValueChange={nothing} />
    );
    const { rerender } = render(field('Name cannot be empty'));
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(description(input)).toEqual(['Name cannot be empty', 'As on your card']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    rerender(field(undefined));
    expect(description(input)).toEqual(['As on your card']);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('reports what is typed and hands out its input', async () => {
    const typed = vi.fn();
    const ref: { current: HTMLInputElement | null } = { current: null };
    render(<TextField ref={ref} label="Name" value="" onValueChange={typed} />);
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(typed).toHaveBeenCalledWith('A');
    expect(ref.current).toBe(screen.getByLabelText('Name'));
  });
});

describe('PasswordField', () => {
  function Password() {
    const [value, setValue] = useState('');
    return (
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={value}
        onValueChange={setValue}
        showLabel="Show password"
        capsLockHint="Caps Lock is on."
      />
    );
  }

  it('[AUTH-04] shows and hides, and its button says which', async () => {
    render(<Password />);
    const input = screen.getByLabelText('Password');
    const toggle = screen.getByRole('button', { name: 'Show password' });
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(toggle);
    expect([input.getAttribute('type'), toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  });

  it('[X27] keeps the password exactly as typed or pasted', async () => {
    render(<Password />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    await userEvent.paste('  pä ss\u200b😀 ');
    expect(input.value).toBe('  pä ss\u200b😀 ');
  });

  it('warns of Caps Lock while it is on', () => {
    render(<Password />);
    const input = screen.getByLabelText('Password');
    const press = (type: 'keyDown' | 'keyUp', on: boolean): void => {
      fireEvent(input, Object.assign(createEvent[type](input, { key: 'A' }), { getModifierState: () => on }));
    };
    press('keyDown', true);
    expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.');
    press('keyUp', false);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('OtpField', () => {
  it('[X26] is one input that phones know how to fill', () => {
    render(<OtpField label="Code" length={6} value="" onValueChange={nothing} />);
    const input = screen.getByLabelText('Code');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('pattern')).toBe('[0-9]{6}');
    expect(input.hasAttribute('maxlength')).toBe(false); // "OTP is 123456" may be pasted; the core takes the digits
  });
});

describe('OtpField of no length', () => {
  it('[AUTH-13] takes what a code can have', () => {
    render(<OtpField label="Code" length={null} value="" onValueChange={nothing} />);
    expect(screen.getByLabelText('Code').getAttribute('pattern')).toBe('[0-9]{4,8}');
  });
});

describe('MoneyField', () => {
  it('shows groups while nobody edits, and hands the core what was typed', async () => {
    const typed = vi.fn();
    render(<MoneyField label="Stake" whole value="1250000" onValueChange={typed} />);
    const input = screen.getByLabelText<HTMLInputElement>('Stake');
    expect(input.value).toBe('12,50,000');
    await userEvent.click(input);
    // Focus changes nothing: what a Tab selected stays selected, and typing replaces it.
    expect(input.value).toBe('12,50,000');
    await userEvent.keyboard('0');
    expect(typed).toHaveBeenCalledWith('12500000');
    expect(input.value).toBe('1250000');
    await userEvent.tab();
    expect(input.value).toBe('12,50,000');
  });

  it('[X23] takes away no comma of the player’s: 1,5 is not 15', async () => {
    const typed = vi.fn();
    render(<MoneyField label="Stake" value="" onValueChange={typed} />);
    await userEvent.click(screen.getByLabelText('Stake'));
    await userEvent.paste('1,5');
    expect(typed).toHaveBeenCalledWith('1,5');
  });

  it('[X23] groups digits only, never changes them, and leaves nonsense as it was typed', () => {
    for (const odd of [
      '-5',
      '00500',
      '1,000',
      '1e9',
      '0x10',
      'NaN',
      '١٠٠',
      '.5',
      ' ',
      '1.005',
      '9'.repeat(400),
    ])
      expect(groupIndian(odd)).toBe(odd);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (rupees) => {
        expect(groupIndian(String(rupees))).toBe(rupees.toLocaleString('en-IN'));
      }),
    );
    expect(groupIndian('1234567.5')).toBe('12,34,567.5');
  });
});

describe('the other fields', () => {
  it('Checkbox is named by its label and described by its error', async () => {
    const checked = vi.fn();
    render(
      <Checkbox label="I am 18 or older" checked={false} onCheckedChange={checked} error="Tick the box." />,
    );
    const box = screen.getByRole('checkbox', { name: 'I am 18 or older' });
    expect(description(box)).toEqual(['Tick the box.']);
    await userEvent.click(box);
    expect(checked).toHaveBeenCalledWith(true);
  });

  it('SelectField reports the choice', async () => {
    const chosen = vi.fn();
    const options = [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ];
    render(<SelectField label="Accept odds" value="a" onValueChange={chosen} options={options} />);
    await userEvent.selectOptions(screen.getByLabelText('Accept odds'), 'Two');
    expect(chosen).toHaveBeenCalledWith('b');
  });

  it('StakeChips says which chip', async () => {
    const picked = vi.fn();
    render(<StakeChips label="Presets" chips={[{ id: '50000', label: '500' }]} onPick={picked} />);
    await userEvent.click(screen.getByRole('button', { name: '500' }));
    expect(picked).toHaveBeenCalledWith('50000');
  });

  it('Stepper steps by button and by arrow, and not past its ends', async () => {
    const stepped = vi.fn();
    const stepper = (atTop: boolean) => (
      <Stepper
        label="Odds"
        text="1.98"
        value={1.98}
        onStep={stepped}
        upLabel="Raise odds"
        downLabel="Lower odds"
        atTop={atTop}
      />
    );
    const { rerender } = render(stepper(false));
    await userEvent.click(screen.getByRole('button', { name: 'Raise odds' }));
    const value = screen.getByRole('spinbutton', { name: 'Odds' });
    value.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(stepped.mock.calls).toEqual([['up'], ['down']]);
    rerender(stepper(true));
    await userEvent.keyboard('{ArrowUp}');
    expect(stepped).toHaveBeenCalledTimes(2);
    expect(value.getAttribute('aria-valuetext')).toBe('1.98');
  });

  it('a Stepper that can be typed takes it at Enter or when it is left, sends no form, and Escape takes nothing', async () => {
    const [typed, stepped, sent] = [vi.fn(), vi.fn(), vi.fn((event: Event) => event.preventDefault())];
    render(
      <form onSubmit={(event) => sent(event.nativeEvent)}>
        <Stepper
          label="Odds"
          text="1.98"
          value={1.98}
          onStep={stepped}
          onType={typed}
          upLabel="Raise odds"
          downLabel="Lower odds"
        />
        <button type="submit">Place</button>
      </form>,
    );
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Odds' });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.type(field, '50{Enter}{Enter}');
    expect(typed.mock.calls).toEqual([['50']]);
    // The value is the caller's: what was taken shows once they say so.
    expect(field.value).toBe('1.98');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.tab();
    expect(typed.mock.calls).toEqual([['50'], ['7']]);
    await userEvent.type(field, '3{Escape}');
    await userEvent.tab();
    await userEvent.type(field, '{ArrowUp}');
    expect(typed).toHaveBeenCalledTimes(2);
    expect(stepped.mock.calls).toEqual([['up']]);
    expect(sent).not.toHaveBeenCalled();
  });
});
