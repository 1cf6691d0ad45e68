-- Jobs are put into the queue with every move, and nearly all of them for later. The queue's own add_job plans three
-- statements anew for each, and wakes all who wait for any job, though there is nothing to do yet; a commit that wakes
-- somebody has to wait until all others that do so are on the disk. So what is simple is done here, and all else by the queue.

-- As graphile_worker.add_job, with a key that replaces. Only who does such jobs is woken, and only for one that is due.
CREATE FUNCTION put_job(task text, payload json, run_at timestamptz, job_key text DEFAULT NULL,
  max_attempts integer DEFAULT 25, queue text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  job bigint;
BEGIN
  IF put_job.queue IS NULL THEN
    INSERT INTO graphile_worker._private_jobs AS j (task_id, payload, run_at, max_attempts, key)
    SELECT t.id, put_job.payload, put_job.run_at, put_job.max_attempts, put_job.job_key
    FROM graphile_worker._private_tasks t WHERE t.identifier = put_job.task
    ON CONFLICT (key) DO UPDATE SET task_id = excluded.task_id, job_queue_id = NULL, payload = excluded.payload,
      run_at = excluded.run_at, max_attempts = excluded.max_attempts, priority = excluded.priority, flags = NULL,
      revision = j.revision + 1, attempts = 0, last_error = NULL, updated_at = now()
    -- One that is just being done, or was given up, stays as it is: the queue puts another one beside it.
    WHERE j.is_available
    RETURNING j.id INTO job;
  END IF;
  IF job IS NULL THEN
    -- Also the first of its kind.
    PERFORM graphile_worker.add_job(put_job.task, put_job.payload, queue_name := put_job.queue, run_at := put_job.run_at,
      max_attempts := put_job.max_attempts, job_key := put_job.job_key);
  ELSIF put_job.run_at <= clock_timestamp() THEN
    -- Each wakes somebody of its own: the same words twice would be one.
    PERFORM pg_notify('job:' || put_job.task, job::text);
  END IF;
END $$;

-- As graphile_worker.remove_job, without waking anybody.
CREATE FUNCTION drop_job(job_key text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM graphile_worker._private_jobs j WHERE j.key = drop_job.job_key AND j.locked_at IS NULL;
  IF NOT FOUND AND EXISTS (SELECT FROM graphile_worker._private_jobs j WHERE j.key = drop_job.job_key) THEN
    -- It is just being done.
    PERFORM graphile_worker.remove_job(drop_job.job_key);
  END IF;
END $$;
