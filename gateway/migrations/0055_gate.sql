CREATE TABLE "gate_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"ticket_id" text,
	"gate_name" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" bigint NOT NULL,
	"received_at" bigint NOT NULL,
	"answer" text NOT NULL,
	"is_typed" boolean NOT NULL,
	"is_let_in" boolean NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
ALTER TABLE "gate_scans" ADD CONSTRAINT "gate_scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_scans_by_session" ON "gate_scans" USING btree ("session_id","received_at");--> statement-breakpoint
CREATE INDEX "gate_scans_by_ticket" ON "gate_scans" USING btree ("ticket_id") WHERE "gate_scans"."is_let_in";