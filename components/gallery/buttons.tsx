'use client';

import { Plus } from 'lucide-react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { Kbd } from '@/components/ui/kbd';
import { Spinner } from '@/components/ui/spinner';
import { StatePair } from './state-pair';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: readonly ButtonSize[] = ['sm', 'md'];
const iconSizes: readonly ButtonSize[] = ['icon-sm', 'icon'];
const tones: readonly Tone[] = ['neutral', 'accent', 'positive', 'negative', 'warning', 'provisional'];

export function Buttons() {
  return (
    <>
      {sizes.map((size) => (
        <StatePair key={size} title={`Button, ${size}`}>
          {() =>
            variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                <Plus aria-hidden="true" />
                {variant}
              </Button>
            ))
          }
        </StatePair>
      ))}
      <StatePair title="Button, icon alone">
        {() =>
          iconSizes.map((size) => (
            <Button key={size} size={size} aria-label={`Add, ${size}`}>
              <Plus aria-hidden="true" />
            </Button>
          ))
        }
      </StatePair>
      <StatePair title="Button, disabled">
        {() =>
          variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))
        }
      </StatePair>
      <StatePair title="Button, pending">
        {() =>
          variants.map((variant) => (
            <Button key={variant} variant={variant} pending>
              {variant}
            </Button>
          ))
        }
      </StatePair>
      <StatePair title="ButtonLink">
        {() =>
          variants.map((variant) => (
            <ButtonLink key={variant} href="/overview" variant={variant}>
              {variant}
            </ButtonLink>
          ))
        }
      </StatePair>
      <StatePair title="CopyButton">
        {() => (
          <>
            <CopyButton text="https://partnerdeck.example/l/1" label="Copy link" />
            <CopyButton text="https://partnerdeck.example/l/1" label="Copy link" iconOnly variant="ghost" />
          </>
        )}
      </StatePair>
      <StatePair title="Badge">
        {() =>
          tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))
        }
      </StatePair>
      <StatePair title="Badge, with a dot and with a long text">
        {() => (
          <>
            <Badge tone="positive" dot>
              Active
            </Badge>
            <Badge tone="warning">Waits for a budget that somebody has to confirm first</Badge>
          </>
        )}
      </StatePair>
      <StatePair title="Kbd and Spinner">
        {() => (
          <>
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
            <span className="size-4">
              <Spinner />
            </span>
          </>
        )}
      </StatePair>
    </>
  );
}
