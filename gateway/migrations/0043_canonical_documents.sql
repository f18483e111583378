-- One form for every number of an identity document: capitals and digits, as domain/identity-document writes them.
CREATE OR REPLACE FUNCTION pg_temp.plain_number(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT upper(regexp_replace(normalize(typed, NFKC), '[^0-9A-Za-z]', '', 'g'))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION pg_temp.document_key(kind text, number text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN number ~ '^[0-9]{17}[0-9X]$' THEN 'ID_CARD ' || number
    WHEN kind = 'HK_MACAO_PERMIT' THEN kind || ' ' || left(number, 9)
    ELSE kind || ' ' || number
  END
$$;
--> statement-breakpoint
-- A user keeps a person once: the one that is the user, else the older one.
DELETE FROM "attendees" WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "user_id", pg_temp.document_key("id_type", pg_temp.plain_number("id_no"))
      ORDER BY "is_self" DESC, "created_at", "id"
    ) AS "place" FROM "attendees"
  ) AS "copies" WHERE "place" > 1
);
--> statement-breakpoint
UPDATE "attendees" SET "id_no" = pg_temp.plain_number("id_no") WHERE "id_no" <> pg_temp.plain_number("id_no");
--> statement-breakpoint
UPDATE "certifications" SET "id_no" = pg_temp.plain_number("id_no") WHERE "id_no" <> pg_temp.plain_number("id_no");
--> statement-breakpoint
UPDATE "cards" SET "id_no" = pg_temp.plain_number("id_no") WHERE "id_no" <> pg_temp.plain_number("id_no");
--> statement-breakpoint
UPDATE "tickets" SET "id_no" = pg_temp.plain_number("id_no") WHERE "id_no" <> pg_temp.plain_number("id_no");
--> statement-breakpoint
-- Of live tickets that one person holds for a session already, the first one goes on to keep the others away.
UPDATE "tickets" SET "person_key" = NULL WHERE "person_key" IS NOT NULL AND "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "session_id", pg_temp.document_key("id_type", "id_no") ORDER BY "sequence", "id"
    ) AS "place" FROM "tickets"
    WHERE "person_key" IS NOT NULL AND "state" IN ('RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING')
  ) AS "copies" WHERE "place" > 1
);
--> statement-breakpoint
UPDATE "tickets"
  SET "person_key" = encode(sha256(convert_to(pg_temp.document_key("id_type", "id_no"), 'UTF8')), 'hex')
  WHERE "person_key" IS NOT NULL AND "id_type" IS NOT NULL AND "id_no" IS NOT NULL;
