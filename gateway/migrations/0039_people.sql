CREATE TABLE "middle_links" (
	"id" text PRIMARY KEY NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "terminal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "created_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "last_seen_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "logins_by_user" ON "logins" USING btree ("user_id");