CREATE TABLE "ticket_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"seat_plan_id" text NOT NULL,
	"qty" integer NOT NULL,
	"is_transferable" boolean NOT NULL,
	"inviter" jsonb,
	"expires_at" bigint NOT NULL,
	"order_id" text,
	"used_at" bigint,
	CONSTRAINT "ticket_codes_by_order" UNIQUE("order_id"),
	CONSTRAINT "ticket_codes_qty" CHECK ("ticket_codes"."qty" > 0),
	CONSTRAINT "ticket_codes_are_used_once" CHECK (("ticket_codes"."order_id" IS NULL) = ("ticket_codes"."used_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "ticket_codes" ADD CONSTRAINT "ticket_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;