CREATE TABLE "attempts" (
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"caller" text NOT NULL,
	"count" integer NOT NULL,
	"since" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "attempts_action_subject_caller_pk" PRIMARY KEY("action","subject","caller")
);
--> statement-breakpoint
CREATE TABLE "known_callers" (
	"subject" text NOT NULL,
	"caller" text NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "known_callers_subject_caller_pk" PRIMARY KEY("subject","caller")
);
--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verify_codes" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_to_remove" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "known_callers_to_remove" ON "known_callers" USING btree ("seen_at");