CREATE TABLE "prefilled_infos" (
	"user_id" text NOT NULL,
	"show_id" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"attendee_ids" jsonb NOT NULL,
	"cellphone" text NOT NULL,
	"country_code" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "prefilled_infos_user_id_show_id_pk" PRIMARY KEY("user_id","show_id")
);
--> statement-breakpoint
ALTER TABLE "prefilled_infos" ADD CONSTRAINT "prefilled_infos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;