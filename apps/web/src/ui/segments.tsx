/** One of a few, side by side. */
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export function Segments(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  return (
    <RadioGroup className="field" value={value} onChange={onChange} orientation="horizontal">
      <Label className="label">{label}</Label>
      <div className="segments">
        {options.map((option) => (
          <Radio key={option.value} value={option.value}>
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
