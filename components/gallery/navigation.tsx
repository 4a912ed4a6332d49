'use client';

import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import { MenuCheck, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import { NearLink } from '@/components/ui/near-link';
import { Popover } from '@/components/ui/popover';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { ScrollRow } from '@/components/ui/scroll-row';
import { TabLinks } from '@/components/ui/tab-links';
import { Tabs } from '@/components/ui/tabs';
import { StatePair, type Theme } from './state-pair';

const tabs = [
  { id: 'one', label: 'One', panel: 'The first panel' },
  { id: 'two', label: 'Two', panel: 'The second panel' },
];

const tabLinks = [
  { href: '/reports', path: '/reports', label: 'Products', current: true },
  { href: '/reports/clicks', path: '/reports/clicks', label: 'Clicks', current: false },
] as const;

export function Navigation() {
  return (
    <>
      <StatePair title="Tabs">{(theme) => <Tabs label={`Panels, ${theme}`} tabs={tabs} />}</StatePair>
      <StatePair title="TabLinks">
        {(theme) => <TabLinks label={`Reports, ${theme}`} tabs={tabLinks} />}
      </StatePair>
      <StatePair title="NearLink">
        {() => (
          <NearLink href="/overview" className="text-accent hover:underline">
            Overview
          </NearLink>
        )}
      </StatePair>
      <StatePair title="DropdownMenu">{(theme) => <Menu theme={theme} />}</StatePair>
      <StatePair title="Popover">
        {(theme) => (
          <Popover trigger="Open popover" label={`Popover, ${theme}`}>
            A popover explains a figure.
          </Popover>
        )}
      </StatePair>
      <StatePair title="ScrollRow and ScrollRegion">
        {(theme) => (
          <>
            <ScrollRow>
              <Kbd>1</Kbd>
              <Kbd>2</Kbd>
            </ScrollRow>
            <ScrollRegion label={`Wide content, ${theme}`} className="w-full">
              <div className="w-[1200px]">This line is wider than its area and scrolls sideways.</div>
            </ScrollRegion>
          </>
        )}
      </StatePair>
    </>
  );
}

function Menu({ theme }: { theme: Theme }) {
  const [checked, setChecked] = useState(true);
  return (
    <DropdownMenu trigger="Open menu" label={`Menu, ${theme}`}>
      <MenuLabel>Link</MenuLabel>
      <MenuItem icon={<Copy />} shortcut={<Kbd>C</Kbd>}>
        Copy link
      </MenuItem>
      <MenuItem disabled>Not available</MenuItem>
      <MenuLink href="/links">Open links</MenuLink>
      <MenuCheck checked={checked} onChange={setChecked}>
        Show subids
      </MenuCheck>
      <MenuCheck checked={!checked} onChange={() => setChecked(!checked)}>
        Show dates
      </MenuCheck>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger">
        Remove link
      </MenuItem>
    </DropdownMenu>
  );
}
