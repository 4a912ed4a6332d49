/** The logo: two overlapping cards. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <rect x="2" y="2" width="20" height="20" rx="6" className="fill-accent-solid" />
      <rect x="6" y="9" width="9" height="9" rx="2" className="fill-on-accent" opacity="0.5" />
      <rect x="9" y="6" width="9" height="9" rx="2" className="fill-on-accent" />
    </svg>
  );
}
