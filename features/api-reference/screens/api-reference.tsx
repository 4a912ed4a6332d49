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
      {state === 'loading' && <p className="mt-8 text-muted text-sm">Loading the reference …</p>}
      {state === 'failed' && (
        <p role="alert" className="mt-8 text-sm">
          The reference could not be loaded. Reload the page, or open{' '}
          <a href={documents[name].path} className="underline">
            the document itself
          </a>
          .
        </p>
      )}
      <div ref={container} className="api-reference mt-6" />
    </>
  );
}
