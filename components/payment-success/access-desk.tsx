'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AccessDesk as Words } from '@/lib/content/schemas/access-desk';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { spokenDate } from '@/lib/text/spoken-date';
import { AccessSteps } from './access-steps';
import { useDesk, withStep } from './desk';
import { DeskKeeping } from './desk-keeping';
import { RefundDay, useToday } from './refund-day';
import { SupportMessage, supportMessage } from './support-message';
import { Troubles } from './troubles';
import { checkUsername, UsernameField } from './username-field';

export interface AccessDeskProps {
  words: Words;
  stepsTitle: string;
  steps: PaymentSuccess['steps'];
  refundDays: number;
  supportEmail: string;
  /** Order reference of the address; empty where it has none. */
  reference: string;
}

/** From the receipt to the indicators: steps to tick, a username, the message to support, the refund date, troubles. */
export function AccessDesk({
  words,
  stepsTitle,
  steps,
  refundDays,
  supportEmail,
  reference,
}: AccessDeskProps) {
  const { desk, change, erase } = useDesk();
  const { done, username: typed, paidOn } = desk;
  const today = useToday();
  const topics = [words.message.firstTopic, ...words.troubles.items.map(({ title }) => title)];
  const [topic, setTopic] = useState(words.message.firstTopic);
  const topicField = useRef<HTMLSelectElement>(null);
  const username = checkUsername(typed, words.username);
  const message =
    username.kind === 'none'
      ? null
      : supportMessage(words.message, {
          topic,
          username: username.name,
          reference,
          paidOn: paidOn && spokenDate(paidOn),
        });

  const keep = useCallback(
    ({ type, name, value }: HTMLInputElement) =>
      change((kept) => {
        if (type === 'checkbox') return withStep(kept, name, true);
        return type === 'date' ? { ...kept, paidOn: value } : { ...kept, username: value };
      }),
    [change],
  );
  /** Leads to the message, set to what it is about. */
  function write(about: string) {
    setTopic(about);
    topicField.current?.focus();
  }
  const group = useTypedBefore(keep);

  return (
    <div
      ref={group}
      className="mt-14 grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <AccessSteps
        title={stepsTitle}
        steps={steps}
        words={words}
        done={done}
        onTick={(id, isDone) => change((kept) => withStep(kept, id, isDone))}
      />
      <div className="plan-panel mt-0 content-start lg:row-span-2 lg:self-start">
        <div className="needs-script on-paper grid grid-cols-1 gap-8">
          <UsernameField
            words={words.username}
            typed={typed}
            username={username}
            onType={(name) => change((kept) => ({ ...kept, username: name }))}
          />
          <SupportMessage
            words={words.message}
            address={supportEmail}
            message={message}
            topics={topics}
            topic={topic}
            onTopic={setTopic}
            topicField={topicField}
          />
        </div>
        <RefundDay
          words={words.refund}
          days={refundDays}
          paidOn={paidOn}
          today={today}
          onDay={(day) => change((kept) => ({ ...kept, paidOn: day }))}
        />
      </div>
      <div className="grid content-start gap-14">
        <Troubles words={words.troubles} onWrite={write} />
        <DeskKeeping
          words={words.keeping}
          isEmpty={done.length === 0 && !typed && !paidOn}
          onErase={erase}
        />
      </div>
    </div>
  );
}

/**
 * Finds the fields that the visitor used before this code ran, which React would set back to what is kept.
 * @param onUsed called once for each field that is ticked or filled in the page as it came
 * @returns the ref of the element that holds the fields
 */
function useTypedBefore(onUsed: (field: HTMLInputElement) => void) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const field of group.current?.querySelectorAll('input') ?? [])
      if (field.type === 'checkbox' ? field.checked : field.value) onUsed(field);
  }, [onUsed]);
  return group;
}
