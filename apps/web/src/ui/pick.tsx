/** One of several, from a list that opens. */
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Label, Select, SelectValue, Text } from 'react-aria-components/Select';
import { chevron } from './glyphs.ts';
import { Icon } from './icon.tsx';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  readonly help?: string;
}
export function Pick(props: {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly placeholder?: string;
  readonly value: string;
  readonly options: readonly PickOption[];
  readonly onChange: (value: string) => void;
}) {
  const { label, hideLabel = false, placeholder, value, options, onChange } = props;
  return (
    <Select
      className="field"
      value={value === '' ? null : value}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && <Label className="label">{label}</Label>}
      <Button className="select-button">
        <SelectValue />
        <Icon of={chevron} />
      </Button>
      <Popover className="popover">
        <ListBox>
          {options.map((option) => (
            <ListBoxItem key={option.value} id={option.value} textValue={option.label}>
              <Text slot="label">{option.label}</Text>
              {option.help !== undefined && (
                <Text slot="description" elementType="small">
                  {option.help}
                </Text>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
