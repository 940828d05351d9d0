import { Icon } from '../artwork/icon.tsx';

export type SentWords = { title: string; message: string };

/** Success: the lead is stored. The heading takes the focus. */
export function Sent({ words }: { words: SentWords }) {
  return (
    <div role="status" className="py-[clamp(1rem,4vw,3rem)]">
      <span className="size-14 grid place-items-center rounded-full bg-signal text-on-signal">
        <Icon name="check" className="size-6" />
      </span>
      <h2 tabIndex={-1} className="display-3 mt-6">
        {words.title}
      </h2>
      <p className="mt-4 max-w-[55ch] text-pretty">{words.message}</p>
    </div>
  );
}
