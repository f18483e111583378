CREATE TABLE "queue_places" (
	"id" text PRIMARY KEY NOT NULL,
	"show_id" text NOT NULL,
	"user_id" text NOT NULL,
	"first_place" integer NOT NULL,
	"turn_at" bigint NOT NULL,
	CONSTRAINT "queue_places_once" UNIQUE("show_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "queues" (
	"show_id" text PRIMARY KEY NOT NULL,
	"per_minute" integer NOT NULL,
	"last_turn_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queue_places" ADD CONSTRAINT "queue_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_places_by_turn" ON "queue_places" USING btree ("turn_at");