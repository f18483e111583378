CREATE TABLE "birthday_gifts" (
	"user_id" text NOT NULL,
	"year" integer NOT NULL,
	"given_at" bigint NOT NULL,
	CONSTRAINT "birthday_gifts_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
CREATE TABLE "member_popups" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"login_id" text NOT NULL,
	"shown_at" bigint NOT NULL,
	"seen_at" bigint,
	CONSTRAINT "member_popups_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_popups" ADD CONSTRAINT "member_popups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_birthday" ON "users" USING btree (substr("birthday", 6));