CREATE TABLE "ballots" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"vote_id" text NOT NULL,
	"option_id" text NOT NULL,
	"day" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "ballots_once_a_day" UNIQUE("user_id","vote_id","day","option_id")
);
--> statement-breakpoint
CREATE TABLE "vote_counts" (
	"vote_id" text NOT NULL,
	"option_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vote_counts_vote_id_option_id_pk" PRIMARY KEY("vote_id","option_id"),
	CONSTRAINT "vote_counts_are_counts" CHECK ("vote_counts"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;