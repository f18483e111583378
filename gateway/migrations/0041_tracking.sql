CREATE TABLE "tracked_events" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"event" text NOT NULL,
	"ts" bigint NOT NULL,
	"session_id" text NOT NULL,
	"page" text NOT NULL,
	"params" text NOT NULL,
	"terminal" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tracked_events_order" ON "tracked_events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "tracked_events_to_remove" ON "tracked_events" USING btree ("received_at");