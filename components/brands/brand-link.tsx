import { ExternalLink } from 'lucide-react';
import type { Brand } from '@/lib/contract/resources/brand';

/** Where the brand sells: a link if it has a valid URL, otherwise text. */
export function BrandLink({ brand: { url, marketplace } }: { brand: Brand }) {
  if (!/^https?:\/\//.test(url)) return <span className="text-sm text-muted">{marketplace}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="reach inline-flex items-center gap-1.5 text-sm text-accent hover:underline"
    >
      {marketplace}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
