'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Listbox, ListboxOption, useListbox } from '@/components/ui/listbox';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { StatePair, type Theme } from './state-pair';

const roles = [
  { value: 'analyst', label: 'Analyst' },
  { value: 'admin', label: 'Admin' },
  { value: 'owner', label: 'Owner', disabled: true },
];

export function Fields() {
  return (
    <>
      <StatePair title="Field and Input">
        {() => (
          <Field label="Name" hint="Shown to all members." aside="4 of 80" optional className="w-full">
            {(control) => <Input {...control} defaultValue="Home" />}
          </Field>
        )}
      </StatePair>
      <StatePair title="Field and Input, error">
        {() => (
          <Field label="E-mail" error="Enter an address such as ada@example.com." required className="w-full">
            {(control) => <Input {...control} defaultValue="ada" />}
          </Field>
        )}
      </StatePair>
      <StatePair title="Input, empty, disabled, with an icon and a unit">
        {() => (
          <>
            <Input aria-label="Empty" placeholder="Paste a link" />
            <Input aria-label="Disabled" defaultValue="Cannot be changed" disabled />
            <Input aria-label="Search" icon={<Search />} placeholder="Search" suffix="USD" />
          </>
        )}
      </StatePair>
      <StatePair title="Textarea, default and disabled">
        {() => (
          <>
            <Textarea aria-label="Products" defaultValue={'B0-100\nB0-101'} rows={2} />
            <Textarea aria-label="Disabled" defaultValue="B0-100" rows={2} disabled />
          </>
        )}
      </StatePair>
      <StatePair title="Listbox: one option active, one selected, one disabled">{() => <Brands />}</StatePair>
      <StatePair title="Select, default, disabled and with an error">
        {() => (
          <>
            <Select aria-label="Role" options={roles} className="w-40" />
            <Select aria-label="Role, disabled" options={roles} disabled className="w-40" />
            <Select aria-label="Role, wrong" options={roles} aria-invalid className="w-40" />
          </>
        )}
      </StatePair>
      <StatePair title="Checkbox">
        {() => (
          <>
            <Checkbox aria-label="Unchecked" />
            <Checkbox aria-label="Checked" defaultChecked />
            <Checkbox aria-label="Some" indeterminate />
            <Checkbox aria-label="Disabled" disabled />
            <Checkbox aria-label="Checked and disabled" defaultChecked disabled />
          </>
        )}
      </StatePair>
      <StatePair title="CheckboxField and Label">
        {(theme) => (
          <>
            <CheckboxField label="Include ended campaigns" hint="They have no budget left." defaultChecked />
            <Label htmlFor={`subid-${theme}`} optional>
              Subid
            </Label>
            <Input id={`subid-${theme}`} />
          </>
        )}
      </StatePair>
      <StatePair title="SegmentedControl">{(theme) => <Grains theme={theme} />}</StatePair>
    </>
  );
}

const grains = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

function Grains({ theme }: { theme: Theme }) {
  const [grain, setGrain] = useState<(typeof grains)[number]['value']>('week');
  return <SegmentedControl label={`Grain, ${theme}`} options={grains} value={grain} onChange={setGrain} />;
}

function Brands() {
  const [chosen, setChosen] = useState('Sage Living');
  const listbox = useListbox({ values: ['Alder Kitchen', 'Sage Living'], onChoose: setChosen });
  return (
    <div className="grid w-full gap-2">
      <Input role="combobox" aria-label="Brand" aria-expanded {...listbox.field} />
      <Listbox listbox={listbox} label="Brands">
        {['Alder Kitchen', 'Sage Living', 'Twin Oaks'].map((name) => (
          <ListboxOption
            key={name}
            listbox={listbox}
            value={name}
            selected={name === chosen}
            disabled={name === 'Twin Oaks'}
          >
            {name}
          </ListboxOption>
        ))}
      </Listbox>
    </div>
  );
}
