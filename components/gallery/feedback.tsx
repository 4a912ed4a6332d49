'use client';

import { Package } from 'lucide-react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { StatePair } from './state-pair';

const tones = ['info', 'warning', 'error', 'offline'] as const;
const faults = ['ours', 'api', 'network'] as const;

export function Feedback() {
  return (
    <>
      <StatePair title="Banner">
        {() =>
          tones.map((tone) => (
            <Banner key={tone} tone={tone} title={`This is ${tone}.`} className="w-full">
              A second sentence says what to do.
            </Banner>
          ))
        }
      </StatePair>
      <StatePair title="Banner with an action">
        {() => (
          <Banner
            tone="warning"
            title="You see older data."
            actions={<Button size="sm">Refresh</Button>}
            className="w-full"
          />
        )}
      </StatePair>
      <StatePair title="EmptyState">
        {() => (
          <EmptyState
            icon={<Package />}
            title="No products yet"
            action={<Button variant="primary">Add seller key</Button>}
            className="w-full"
          >
            Products appear here once a seller key is connected.
          </EmptyState>
        )}
      </StatePair>
      {faults.map((fault) => (
        <StatePair key={fault} title={`ErrorState, fault: ${fault}`}>
          {() => (
            <div className="w-full">
              <ErrorState
                title="Products could not be loaded"
                fault={fault}
                requestId="4f1c2b7a"
                onRetry={() => {}}
                retrying={fault === 'network'}
              />
            </div>
          )}
        </StatePair>
      ))}
      <StatePair title="Card">
        {(theme) => (
          <Card
            title={`Card, ${theme}`}
            description="With an action and a footer."
            actions={<Button size="sm">Add</Button>}
            footer="Footer"
            className="w-full"
          >
            Content
          </Card>
        )}
      </StatePair>
      <StatePair title="Skeleton">
        {() => (
          <div aria-busy="true" className="grid w-full gap-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="h-12" />
          </div>
        )}
      </StatePair>
      <StatePair title="Progress: none, half, all, and an end that is not known">
        {(theme) =>
          [0, 50, 100]
            .map((value) => <Progress key={value} label={`${value}%, ${theme}`} value={value} max={100} />)
            .concat(<Progress key="unknown" label={`Unknown, ${theme}`} value={0} max={0} />)
        }
      </StatePair>
      <StatePair title="Toast">
        {() =>
          (['neutral', 'positive', 'negative'] as const).map((tone) => (
            <Button key={tone} onClick={() => toast('The key was added', { tone, description: tone })}>
              Show {tone} toast
            </Button>
          ))
        }
      </StatePair>
    </>
  );
}
