-- Playing over weeks: people's time and what they want to be told, the pace of games, and an outbox that
-- knows more than mails. Empty objects mean the presets of the code.

ALTER TABLE person
  ADD COLUMN time jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN notify jsonb NOT NULL DEFAULT '{}';

-- `time` is what the creator chose (null: no pace), `clocks` what each seat has left now, `pauses` when all
-- clocks stood still. A frozen game takes no moves until the operator lets it go on.
ALTER TABLE game
  ADD COLUMN time jsonb,
  ADD COLUMN clocks jsonb,
  ADD COLUMN pauses jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN frozen_at timestamptz(3);

-- The clocks after each row, so that an undo finds them again.
ALTER TABLE log ADD COLUMN clocks jsonb;

-- What is told goes by mail or another channel of the receiver's; `data` is what a note says. A mail that is
-- `held` waits for its receiver's digest. The kinds are a list in the code.
ALTER TABLE delivery
  DROP CONSTRAINT delivery_kind_check,
  DROP CONSTRAINT delivery_status_check,
  ADD CONSTRAINT delivery_status_check
    CHECK (status IN ('queued', 'held', 'sending', 'sent', 'superseded', 'failed')),
  ADD COLUMN channel text NOT NULL DEFAULT 'mail' CHECK (channel IN ('mail', 'push', 'webhook')),
  ADD COLUMN channel_id text,
  ADD COLUMN data jsonb;
CREATE INDEX delivery_held_idx ON delivery (person_id) WHERE status = 'held';
