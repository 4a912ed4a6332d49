'use client';

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { searchOptions } from '@/features/search/client/search';
import type { SearchAnswer } from '@/features/search/search-shape';
import { cutText } from '@/lib/base/cut-text';
import { firstOfEach } from '@/lib/base/first-of-each';
import { splitProductKey } from '@/lib/data/terms/lists/product-key';
import { useLanguage } from '@/lib/language/use-language';

type Kind = 'brand' | 'creator' | 'product';

/** Something that a form may be about. `detail` tells it from others of its name. */
type Found = { id: string; name: string; detail: string };

const keyOf = ({ id }: Found) => id;

type Props = {
  kind: Kind;
  /** The name of the field, and of another one with the id that was found; empty if none was. */
  name: string;
  foundName: string;
  /** The id that the form begins with. */
  given: string;
  optional?: boolean;
  /** Shown while the field is empty. */
  hint?: string;
  /** A part of a sentence. */
  inline?: boolean;
};

/** Characters that are searched for. */
const longest = 200;

/** A brand, creator or product, found by name or id. An id that is not found is sent as it is. */
export function SubjectField(props: Props) {
  const { kind, name, foundName, given, optional = false, hint, inline = false } = props;
  const { t } = useLanguage();
  /** Null until the reader changes it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<Found | null>(null);
  const asked = (typed ?? given).trim();
  const text = useDeferredValue(cutText(asked, longest));
  const search = useQuery(searchOptions(text));
  const options = search.data ? listFound(kind, search.data) : [];
  const chosen = picked ?? findExact(options, asked);
  const value = typed ?? (chosen ? chosen.name : given);
  const state = search.isError || search.data?.unread.includes(`${kind}s`) ? 'failed' : search.fetchStatus;
  return (
    <div className={inline ? 'inline' : 'min-w-0'}>
      <SearchField
        name={name}
        inline={inline}
        label={t(`dimensions.${kind}.label`)}
        required={!optional}
        optional={optional}
        value={value}
        onType={(text) => {
          setTyped(text);
          setPicked(null);
        }}
        options={asked.length < 2 ? [] : options}
        listLabel={t(`find.found.${kind}`)}
        keyOf={keyOf}
        onPick={(found) => {
          setTyped(found.name);
          setPicked(found);
        }}
        // Enter picks nothing that an older text found.
        startsAtFirst={text === asked && !search.isPlaceholderData}
        hint={
          hint && value === '' ? (
            <span className="block min-h-4">{hint}</span>
          ) : (
            <Hint found={chosen} value={value} state={state} count={options.length} />
          )
        }
      >
        {({ name, detail }) => (
          <>
            <span className="line-clamp-2">{name}</span>
            <span className="block truncate text-xs text-muted">{detail}</span>
          </>
        )}
      </SearchField>
      <FoundId name={foundName} id={chosen?.id ?? ''} />
    </div>
  );
}

/** The id that was found. A search may find it after the last key, so its form is told. */
function FoundId({ name, id }: { name: string; id: string }) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other id is a change of the form.
  useEffect(() => {
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [id]);
  return <input ref={input} type="hidden" name={name} value={id} />;
}

type HintProps = {
  found: Found | undefined;
  value: string;
  state: 'failed' | 'fetching' | 'paused' | 'idle';
  /** How many the text finds. */
  count: number;
};

/** What the field does not say: the id of a name, or the name of an id. Otherwise what to type. */
function Hint({ found, ...search }: HintProps) {
  const { t } = useLanguage();
  const id = <span className="font-mono">{found?.id}</span>;
  return (
    <span role="status" className="block min-h-4 truncate">
      {found ? (search.value === found.name ? id : found.name) : t(`find.${findStep(search)}`)}
    </span>
  );
}

function findStep({ value, state, count }: Omit<HintProps, 'found'>) {
  if (value.trim().length < 2) return 'hint';
  if (state === 'failed') return 'failed';
  if (state !== 'idle') return 'finding';
  return count > 0 ? 'choose' : 'none';
}

/** What was found. A product that is listed in several marketplaces is watched in all of them. */
function listFound(kind: Kind, { hits }: SearchAnswer): Found[] {
  if (kind !== 'product') {
    return hits[`${kind}s`].map(({ id, label, detail }) => ({ id, name: label, detail }));
  }
  const products = hits.products.map(({ id, label }): Found => {
    const { primaryId } = splitProductKey(id);
    return { id: primaryId, name: label, detail: primaryId };
  });
  return firstOfEach(products, keyOf);
}

/** What a typed id means, or a name if only one has it. */
function findExact(options: readonly Found[], text: string): Found | undefined {
  const wanted = text.toLowerCase();
  const ofId = options.find(({ id }) => id.toLowerCase() === wanted);
  const named = options.filter(({ name }) => name.toLowerCase() === wanted);
  return ofId ?? (named.length === 1 ? named[0] : undefined);
}
