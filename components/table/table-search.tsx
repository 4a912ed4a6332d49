'use client';

import { useEffect, useRef } from 'react';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { Search } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';

export type TableSearchProps = {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
};

/** `/` focuses the field from anywhere on the page; Escape clears it. */
export function TableSearch({ value, onChange, placeholder }: TableSearchProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]'))
        return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <div className="w-64 max-sm:w-full">
        <Input
          ref={ref}
          type="search"
          aria-label={placeholder}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          icon={<Search />}
          suffix={
            value ? undefined : (
              <span className="touch:hidden">
                <Kbd>/</Kbd>
              </span>
            )
          }
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        />
      </div>
      <PrintedFilter label={placeholder} values={value ? [`“${value}”`] : []} />
    </>
  );
}
