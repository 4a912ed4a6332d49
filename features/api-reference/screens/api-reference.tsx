'use client';

import './api-reference.css';
import { useEffect, useRef, useState } from 'react';
import { type DocumentName, documents } from './documents';
import { showReference } from './show-reference';

/** The interactive API reference. Only this page loads the renderer. */
export function ApiReference({ name }: { name: DocumentName }) {
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    if (container.current) {
      showReference(container.current, documents[name], leaving.signal)
        .then(() => setState('shown'))
        .catch(() => leaving.signal.aborted || setState('failed'));
    }
    return () => leaving.abort();
  }, [name]);

  return (
    <>
      {state === 'failed' && (
        <p role="alert" className="mt-8 text-sm">
          The reference could not be loaded. Reload the page, or open{' '}
          <a href={documents[name].path} className="underline">
            the document itself
          </a>
          .
        </p>
      )}
      <div className="relative mt-6">
        {state === 'loading' && <p className="absolute top-2 text-muted text-sm">Loading the reference …</p>}
        {/* The renderer appends its parts one by one. They appear together, so that nothing moves. */}
        <div ref={container} className={state === 'loading' ? 'api-reference invisible' : 'api-reference'} />
      </div>
    </>
  );
}
