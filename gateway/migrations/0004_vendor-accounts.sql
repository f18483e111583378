CREATE TABLE "payment_codes" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sent_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_accounts" (
	"open_id" text PRIMARY KEY NOT NULL,
	"user_id" text
);
--> statement-breakpoint
ALTER TABLE "vendor_accounts" ADD CONSTRAINT "vendor_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;