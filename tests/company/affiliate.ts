import { type Change, ofMessages, withFact, withoutSamples } from './change.ts';

/** Replaces all affiliates with one. */
export const affiliate: Change = {
  files: {
    'src/site/affiliates.ts': (source) =>
      withFact(
        withoutSamples(source),
        'affiliates',
        "[{ code: 'QUAI9', name: 'Anouk Girard', company: 'Quai Neuf', slug: 'anouk' }]",
      ),
    ...ofMessages((messages) => {
      const [word] = Object.entries(messages).filter(([id]) =>
        id.startsWith('contact.recommendation.'),
      );
      const others = Object.entries(messages).filter(
        ([id]) => !id.startsWith('contact.recommendation.'),
      );
      return Object.fromEntries([...others, ['contact.recommendation.anouk', word?.[1] ?? '']]);
    }),
  },
};
