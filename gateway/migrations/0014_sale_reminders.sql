CREATE TABLE "sale_reminders" (
	"user_id" text NOT NULL,
	"show_id" text NOT NULL,
	"method" text NOT NULL,
	"ahead_minutes" integer NOT NULL,
	"remind_at" bigint,
	"words" text NOT NULL,
	CONSTRAINT "sale_reminders_user_id_show_id_pk" PRIMARY KEY("user_id","show_id")
);
--> statement-breakpoint
ALTER TABLE "sale_reminders" ADD CONSTRAINT "sale_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_reminders_due" ON "sale_reminders" USING btree ("remind_at") WHERE remind_at is not null;