'use client';

import { useEffect, useRef, useState } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { useToday } from '@/lib/browser/refund-day';
import { storageKeys } from '@/lib/browser/storage-keys';
import type { AccessDesk as Words } from '@/lib/content/schemas/access-desk';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { formatDate } from '@/lib/text/format';
import { AccessSteps } from './access-steps';
import { changeDesk, eraseDesk, useDesk, useIsDeskSaved, withStep } from './desk';
import { RefundDay } from './refund-day';
import { SupportMessage, supportMessage } from './support-message';
import { Troubles } from './troubles';
import { checkUsername, UsernameField } from './username-field';

interface Props {
  content: PaymentSuccess;
  words: Words;
  refundDays: number;
  /** What numbers and dates are written by. */
  locale: string;
  supportEmail: string;
  /** Order reference of the address; empty where it has none. */
  reference: string;
}

/** From the receipt to the indicators: steps to tick, a username, the message to support, the refund date, troubles. */
export function AccessDesk({ content, words, refundDays, locale, supportEmail, reference }: Props) {
  const { done, username: typed, paidOn } = useDesk();
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
          paidOn: paidOn && formatDate(paidOn, locale),
        });

  /** Leads to the message, set to what it is about. */
  function write(about: string) {
    setTopic(about);
    topicField.current?.focus();
  }
  const group = useTypedBefore();
  // What was chosen before this ran counts too.
  useEffect(() => {
    if (topicField.current) setTopic(topicField.current.value);
  }, []);

  return (
    <div
      ref={group}
      className="mt-14 grid gap-x-16 gap-y-14 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <AccessSteps
        title={content.stepsTitle}
        steps={content.steps}
        words={words}
        done={done}
        locale={locale}
        onTick={(id, isDone) => changeDesk((kept) => withStep(kept, id, isDone))}
      />
      <div className="desk-panel">
        <div className="needs-script on-paper grid grid-cols-1 gap-8">
          <UsernameField
            words={words.username}
            typed={typed}
            username={username}
            onType={(username) => changeDesk((kept) => ({ ...kept, username }))}
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
          locale={locale}
          paidOn={paidOn}
          today={today}
          onDay={(paidOn) => changeDesk((kept) => ({ ...kept, paidOn }))}
        />
      </div>
      <div className="grid content-start gap-14">
        <Troubles words={words.troubles} onWrite={write} />
        <DeskKeeping words={words.keeping} isEmpty={done.length === 0 && !typed && !paidOn} />
      </div>
    </div>
  );
}

/**
 * Keeps what the visitor ticked and typed before this code ran, which React would set back to what was kept.
 * @returns the ref of the element that holds the fields
 */
function useTypedBefore() {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const { type, name, checked, value } of group.current?.querySelectorAll('input') ?? []) {
      if (type === 'checkbox' ? !checked : !value) continue;
      changeDesk((kept) => {
        if (type === 'checkbox') return withStep(kept, name, true);
        return type === 'date' ? { ...kept, paidOn: value } : { ...kept, username: value };
      });
    }
  }, []);
  return group;
}

/** What this browser keeps, and a button that erases it. */
function DeskKeeping({
  words,
  isEmpty,
}: {
  words: Words['keeping'];
  /** Whether nothing is kept. */
  isEmpty: boolean;
}) {
  const [isErased, setIsErased] = useState(false);
  const isSaved = useIsDeskSaved();
  return (
    <section aria-labelledby="keeping" className="needs-starter">
      <h2 id="keeping" className="font-semibold text-body">
        {words.title}
      </h2>
      <p role="status" className="needs-script mt-2 text-muted text-small">
        {isSaved ? words.text : words.unsaved}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ScriptButton
          className="needs-script button button-secondary"
          onClick={() => window.print()}
        >
          {words.print}
        </ScriptButton>
        {/* What an earlier visit left can be erased where React does not come: the page's starter does it. */}
        <ScriptButton
          className="button button-secondary"
          data-erases={storageKeys.access}
          onClick={() => {
            eraseDesk();
            setIsErased(true);
          }}
        >
          {words.erase}
        </ScriptButton>
      </p>
      <p
        role="status"
        className="mt-2 min-h-[1lh] text-muted text-small"
        data-erased={words.erased}
        data-not-erased={words.notErased}
      >
        {isErased && isEmpty ? words[isSaved ? 'erased' : 'notErased'] : ''}
      </p>
    </section>
  );
}
