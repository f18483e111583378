CREATE TABLE "allowed_messages" (
	"user_id" text NOT NULL,
	"scene" text NOT NULL,
	"open_id" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "allowed_messages_user_id_scene_pk" PRIMARY KEY("user_id","scene")
);
--> statement-breakpoint
ALTER TABLE "allowed_messages" ADD CONSTRAINT "allowed_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;