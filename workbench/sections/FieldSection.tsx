import { useState } from 'react';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { MoneyField } from '@/ui/kit/field/MoneyField';
import { OtpField } from '@/ui/kit/field/OtpField';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import { SelectField } from '@/ui/kit/field/SelectField';
import { StakeChips } from '@/ui/kit/field/StakeChips';
import { Stepper } from '@/ui/kit/field/Stepper';
import { TextField } from '@/ui/kit/field/TextField';

const CHIPS = ['100', '500', '1K', '5K', '10K', '25K', '50K', '1L'].map((label) => ({ id: label, label }));

export function FieldSection() {
  const [text, setText] = useState('');
  const [password, setPassword] = useState('');
  const [stake, setStake] = useState('1250000');
  const [agreed, setAgreed] = useState(true);
  const [hundredths, setHundredths] = useState(198);
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <TextField
          label="Username"
          value={text}
          onValueChange={setText}
          hint="4 to 15 letters, digits and spaces"
        />
        <TextField
          label="Username"
          value="a!"
          onValueChange={setText}
          error="Special characters are not allowed in username."
        />
        <TextField
          label="Mobile number"
          prefix="+91"
          inputMode="numeric"
          value={text}
          onValueChange={setText}
        />
        <TextField label="Disabled" value="Cannot change" onValueChange={setText} disabled />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
          showLabel="Show password"
          capsLockHint="Caps Lock is on."
          hint="At least 8 symbols"
        />
        <OtpField
          label="Code from the SMS"
          length={6}
          value={text}
          onValueChange={setText}
          hint="Sent to ••••••3210"
        />
        <MoneyField
          label="Stake"
          whole
          value={stake}
          onValueChange={setStake}
          hint="Min ₹100 · Max ₹5,00,000"
          suffix="INR"
        />
        <SelectField
          label="Accept odds"
          value="better"
          onValueChange={() => undefined}
          options={[
            { value: 'none', label: 'Only these odds' },
            { value: 'better', label: 'Better odds too' },
          ]}
        />
        <StakeChips label="Stake presets" chips={CHIPS} onPick={setStake} />
        <Stepper
          label="Odds"
          text={(hundredths / 100).toFixed(2)}
          value={hundredths / 100}
          upLabel="Raise odds"
          downLabel="Lower odds"
          onStep={(direction) => setHundredths(hundredths + (direction === 'up' ? 1 : -1))}
        />
        <Checkbox
          label="I am 18 or older and accept the terms"
          checked={agreed}
          onCheckedChange={setAgreed}
        />
        <Checkbox
          label="I agree"
          checked={false}
          onCheckedChange={setAgreed}
          error="Tick the box to go on."
        />
      </div>
    </Section>
  );
}
