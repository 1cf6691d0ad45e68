-- How many mails of a while were complained of: counted for the metrics, and before mails that can wait.
CREATE INDEX delivery_sent_idx ON delivery (sent_at) WHERE status = 'sent' AND channel = 'mail';
CREATE INDEX inbound_complaint_idx ON inbound (received_at) WHERE outcome->>'kind' = 'complaint';
