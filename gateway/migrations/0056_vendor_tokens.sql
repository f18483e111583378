CREATE TABLE "vendor_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	"expires_at" bigint DEFAULT 0 NOT NULL,
	"claimed_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_accounts" ADD COLUMN "vendor_key" text DEFAULT '' NOT NULL;