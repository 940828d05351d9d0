import type { MessageId } from '../../intl/get-intl.ts';
import type { Article } from '../legal-text/article.ts';
import { Addresses, Host, Publisher } from './identity.tsx';
import { StorageList } from './storage-list.tsx';

type NoticeSection = 'property' | 'contact' | 'data' | 'disputes';

/** Ids of messages that take the notice's values; the others label its blocks. */
export type NoticeId =
  | Extract<MessageId, `legals.${NoticeSection}.${string}` | `legals.${string}.title`>
  | 'legals.publisher.intro'
  | 'legals.cookies.none'
  | 'legals.cookies.audience'
  | 'legals.cookies.reports'
  | 'legals.cookies.external';

type NoticeKey = NoticeId extends infer Id
  ? Id extends `legals.${infer Key}.title`
    ? Key
    : never
  : never;

/** The statements that French law requires of a site's publisher, in order. */
export const articles: readonly Article<NoticeKey, NoticeId>[] = [
  { key: 'publisher', parts: ['legals.publisher.intro', Publisher] },
  { key: 'host', parts: [Host] },
  { key: 'contact', parts: ['legals.contact.reach', 'legals.contact.report'] },
  { key: 'addresses', parts: [Addresses] },
  {
    key: 'property',
    parts: ['legals.property.site', 'legals.property.recording', 'legals.property.clients'],
  },
  {
    key: 'data',
    parts: [
      'legals.data.intro',
      {
        terms: [
          ['legals.data.controller.term', 'legals.data.controller.text'],
          ['legals.data.purpose.term', 'legals.data.purpose.text'],
          ['legals.data.basis.term', 'legals.data.basis.text'],
          ['legals.data.collected.term', 'legals.data.collected.text'],
          ['legals.data.retention.term', 'legals.data.retention.text'],
          ['legals.data.recipients.term', 'legals.data.recipients.text'],
          ['legals.data.transfers.term', 'legals.data.transfers.text'],
          ['legals.data.rights.term', 'legals.data.rights.text'],
          ['legals.data.complaint.term', 'legals.data.complaint.text'],
        ],
      },
    ],
  },
  {
    key: 'cookies',
    parts: [
      'legals.cookies.none',
      StorageList,
      'legals.cookies.audience',
      'legals.cookies.reports',
      'legals.cookies.external',
    ],
  },
  {
    key: 'disputes',
    parts: ['legals.disputes.amicable', 'legals.disputes.law', 'legals.disputes.language'],
  },
];
