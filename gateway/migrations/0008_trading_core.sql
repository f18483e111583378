CREATE TABLE "cards" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card_id" text NOT NULL,
	"unit_id" text,
	"state" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"identity_name" text,
	"id_type" text,
	"id_no" text,
	"redeemed_times" integer DEFAULT 0 NOT NULL,
	"snapshot" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "cards_by_unit" UNIQUE("unit_id")
);--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"prime_card_id" text NOT NULL,
	"level_code" text NOT NULL,
	"unit_id" text,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "memberships_by_unit" UNIQUE("unit_id")
);--> statement-breakpoint
CREATE TABLE "coupon_claims" (
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "coupon_claims_coupon_id_order_id_pk" PRIMARY KEY("coupon_id","order_id")
);--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"template_id" text NOT NULL,
	"copy" integer NOT NULL,
	"state" text NOT NULL,
	"obtain_type" text NOT NULL,
	"terms" jsonb,
	"obtained_at" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "coupons_once" UNIQUE("user_id","template_id","copy")
);--> statement-breakpoint
CREATE TABLE "allocations" (
	"inventory_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"qty" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "allocations_inventory_id_owner_id_pk" PRIMARY KEY("inventory_id","owner_id"),
	CONSTRAINT "allocations_positive" CHECK ("allocations"."qty" > 0 AND "allocations"."returned" BETWEEN 0 AND "allocations"."qty")
);--> statement-breakpoint
CREATE TABLE "inventory" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"group_id" text NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_never_below_zero" CHECK ("inventory"."capacity" - "inventory"."held" - "inventory"."sold" >= 0),
	CONSTRAINT "inventory_parts_never_below_zero" CHECK ("inventory"."held" >= 0 AND "inventory"."sold" >= 0)
);--> statement-breakpoint
CREATE TABLE "seat_locks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "seats" (
	"session_id" text NOT NULL,
	"seat_id" text NOT NULL,
	"seat_plan_id" text NOT NULL,
	"state" text NOT NULL,
	"lock_id" text,
	"locked_until" bigint,
	"unit_id" text,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "seats_session_id_seat_id_pk" PRIMARY KEY("session_id","seat_id"),
	CONSTRAINT "seats_have_one_owner" CHECK (("seats"."state" = 'LOCKED') = ("seats"."lock_id" IS NOT NULL AND "seats"."locked_until" IS NOT NULL)
        AND ("seats"."state" IN ('HELD', 'SOLD')) = ("seats"."unit_id" IS NOT NULL))
);--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"ledger" text NOT NULL,
	"owner_id" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"frozen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_ledger_owner_id_pk" PRIMARY KEY("ledger","owner_id"),
	CONSTRAINT "ledger_accounts_never_overdrawn" CHECK ("ledger_accounts"."frozen" >= 0 AND ("ledger_accounts"."ledger" <> 'CASH_CARD' OR "ledger_accounts"."balance" >= "ledger_accounts"."frozen"))
);--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"ledger" text NOT NULL,
	"owner_id" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"cause" text NOT NULL,
	"cause_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	CONSTRAINT "ledger_entries_once" UNIQUE("ledger","owner_id","cause","cause_id"),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0)
);--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"ledger" text NOT NULL,
	"owner_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "ledger_holds_ledger_owner_id_order_id_pk" PRIMARY KEY("ledger","owner_id","order_id"),
	CONSTRAINT "ledger_holds_positive" CHECK ("ledger_holds"."amount" > 0)
);--> statement-breakpoint
CREATE TABLE "order_changes" (
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"from_state" text,
	"cause" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "order_changes_order_id_state_pk" PRIMARY KEY("order_id","state")
);--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"qty" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"show_id" text,
	"session_id" text,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "order_lines_in_order" UNIQUE("order_id","sequence"),
	CONSTRAINT "order_lines_positive" CHECK ("order_lines"."qty" > 0 AND "order_lines"."unit_cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "order_units" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"inventory_id" text,
	"list_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"card_cents" integer DEFAULT 0 NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "order_units_in_order" UNIQUE("order_id","sequence"),
	CONSTRAINT "order_units_never_negative" CHECK ("order_units"."paid_cents" >= 0 AND "order_units"."card_cents" >= 0 AND "order_units"."credit_cents" >= 0
        AND "order_units"."paid_cents" + "order_units"."card_cents" + "order_units"."credit_cents" <= "order_units"."list_cents")
);--> statement-breakpoint
CREATE TABLE "price_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"direction" text NOT NULL,
	"reference" text,
	"name" jsonb NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "price_lines_in_order" UNIQUE("order_id","sequence"),
	CONSTRAINT "price_lines_never_negative" CHECK ("price_lines"."cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "price_splits" (
	"price_line_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "price_splits_price_line_id_unit_id_pk" PRIMARY KEY("price_line_id","unit_id"),
	CONSTRAINT "price_splits_positive" CHECK ("price_splits"."cents" > 0)
);--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"input_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "shipments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"express_no" text NOT NULL,
	"company" text NOT NULL,
	"shipped_at" bigint NOT NULL,
	"signed_at" bigint
);--> statement-breakpoint
CREATE TABLE "payment_transactions" (
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "payment_transactions_payment_id_transaction_id_pk" PRIMARY KEY("payment_id","transaction_id")
);--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"payment_id" text,
	CONSTRAINT "transactions_in_order" UNIQUE("order_id","sequence"),
	CONSTRAINT "transactions_never_negative" CHECK ("transactions"."cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "rebook_units" (
	"rebook_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"new_unit_id" text NOT NULL,
	"counts" boolean NOT NULL,
	CONSTRAINT "rebook_units_rebook_id_unit_id_pk" PRIMARY KEY("rebook_id","unit_id")
);--> statement-breakpoint
CREATE TABLE "rebooks" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"successor_id" text NOT NULL,
	"session_id" text NOT NULL,
	"state" text NOT NULL,
	"fee_cents" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "rebooks_by_successor" UNIQUE("successor_id")
);--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" text NOT NULL,
	"unit_id" text NOT NULL,
	"cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"card_cents" integer NOT NULL,
	"counts" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_unit_id_pk" PRIMARY KEY("refund_id","unit_id"),
	CONSTRAINT "refund_lines_never_negative" CHECK ("refund_lines"."cents" >= 0 AND "refund_lines"."fee_cents" >= 0 AND "refund_lines"."card_cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "refund_payments" (
	"refund_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"cents" integer NOT NULL,
	"is_late" boolean NOT NULL,
	CONSTRAINT "refund_payments_refund_id_payment_id_transaction_id_pk" PRIMARY KEY("refund_id","payment_id","transaction_id"),
	CONSTRAINT "refund_payments_positive" CHECK ("refund_payments"."cents" > 0)
);--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason_code" text NOT NULL,
	"remark" text NOT NULL,
	"cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"card_cents" integer NOT NULL,
	"is_whole" boolean NOT NULL,
	"reject_reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"sent_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "refunds_never_negative" CHECK ("refunds"."cents" >= "refunds"."delivery_cents" AND "refunds"."delivery_cents" >= 0
        AND "refunds"."fee_cents" >= 0 AND "refunds"."card_cents" >= 0)
);--> statement-breakpoint
CREATE TABLE "transfer_tickets" (
	"transfer_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "transfer_tickets_transfer_id_ticket_id_pk" PRIMARY KEY("transfer_id","ticket_id")
);--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"voucher_id" text NOT NULL,
	"sender_id" text NOT NULL,
	"recipient_id" text,
	"transferee_area_code" text,
	"transferee_phone" text,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "transfers_by_code" UNIQUE("code")
);--> statement-breakpoint
CREATE TABLE "wait_list_entries" (
	"order_id" text PRIMARY KEY NOT NULL,
	"line_id" text NOT NULL,
	"inventory_id" text NOT NULL,
	"qty" integer NOT NULL,
	"state" text NOT NULL,
	"queued_at" bigint,
	"deadline" bigint NOT NULL,
	CONSTRAINT "wait_list_positive" CHECK ("wait_list_entries"."qty" > 0)
);--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_by_transaction";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_once";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_orders_id_fk";--> statement-breakpoint
DROP INDEX "orders_by_deadline";--> statement-breakpoint
DROP INDEX "payments_by_order";--> statement-breakpoint
DROP INDEX "tickets_by_attendee";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "deliver_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bind_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "root_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "predecessor_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "list_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deduction_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "unit_qty" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_rule" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completes_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hidden_at" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "unit_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "seat_plan_name" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "seat" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "attendee_name" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "id_type" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "id_no" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "person_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "is_received" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "used_at" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "transfer_id" text;--> statement-breakpoint
UPDATE "orders" SET
	"type" = 'TICKET',
	"source" = 'NORMAL',
	"bind_id" = "id",
	"root_id" = "id",
	"list_cents" = "ticket_cents",
	"fee_cents" = "express_cents",
	"deduction_cents" = 0,
	"unit_qty" = "ticket_qty";--> statement-breakpoint
UPDATE "orders" SET "address" = jsonb_build_object(
	'id', a."id", 'receiver', a."receiver", 'cellphone', a."cellphone", 'countryCode', a."country_code", 'provinceId', a."province_id",
	'cityId', a."city_id", 'districtId', a."district_id", 'detailAddress', a."detail_address")
FROM "addresses" a WHERE a."id" = "orders"."address_id";--> statement-breakpoint
INSERT INTO "order_changes" ("order_id", "state", "from_state", "cause", "at")
SELECT "id", 'UNPAID', NULL, 'PLACED', "created_at" FROM "orders"
UNION ALL SELECT "id", 'RESERVE', 'UNPAID', 'PAID', "paid_at" FROM "orders" WHERE "paid_at" IS NOT NULL
UNION ALL SELECT "id", 'DELIVERING', 'RESERVE', 'READY', "paid_at" FROM "orders" WHERE "state" = 'DELIVERING'
UNION ALL SELECT "id", 'CANCELED', 'UNPAID',
	CASE WHEN "cancel_reason" = 'order.cancelled.user' THEN 'CANCELLED_BY_BUYER' ELSE 'EXPIRED' END, "pay_before"
FROM "orders" WHERE "state" = 'CANCELED';--> statement-breakpoint
-- What things were called is filled in from the catalogue when the shop opens.
INSERT INTO "order_lines" ("id", "order_id", "sequence", "kind", "reference", "qty", "unit_cents", "show_id", "session_id", "snapshot")
SELECT substr(md5('line:' || i."order_id" || i."seat_plan_id"), 1, 24), i."order_id",
	row_number() OVER (PARTITION BY i."order_id" ORDER BY i."seat_plan_id") - 1,
	'TICKET', i."seat_plan_id", i."qty", i."price_cents", o."show_id", o."session_id", '{}'
FROM "order_items" i JOIN "orders" o ON o."id" = i."order_id";--> statement-breakpoint
-- The price of a package goes to its tickets in equal parts, the odd cents to the first.
INSERT INTO "order_units" ("id", "order_id", "line_id", "sequence", "inventory_id", "list_cents", "paid_cents", "state")
SELECT t."unit_id", t."order_id", substr(md5('line:' || t."order_id" || t."seat_plan_id"), 1, 24), t."sequence",
	CASE WHEN t."is_package" THEN NULL ELSE t."seat_plan_id" END, t."cents", t."cents",
	CASE t."order_state" WHEN 'UNPAID' THEN 'HELD' WHEN 'CANCELED' THEN 'RELEASED' ELSE 'SOLD' END
FROM (
	SELECT substr(md5('unit:' || t."id"), 1, 24) AS "unit_id", t."order_id", t."seat_plan_id", t."sequence",
		o."state" AS "order_state", i."qty" <> i."ticket_qty" AS "is_package",
		i."price_cents" * i."qty" / i."ticket_qty" + CASE WHEN
			row_number() OVER (PARTITION BY t."order_id", t."seat_plan_id" ORDER BY t."sequence") <= i."price_cents" * i."qty" % i."ticket_qty"
			THEN 1 ELSE 0 END AS "cents"
	FROM "tickets" t
	JOIN "orders" o ON o."id" = t."order_id"
	JOIN "order_items" i ON i."order_id" = t."order_id" AND i."seat_plan_id" = t."seat_plan_id"
) t;--> statement-breakpoint
INSERT INTO "price_lines" ("id", "order_id", "sequence", "type", "direction", "name", "cents")
SELECT substr(md5('tickets:' || "id"), 1, 24), "id", 0, 'TICKET', 'PLUS',
	'{"zh-CN":"票款","zh-MO":"票款","en-US":"Tickets"}'::jsonb, "ticket_cents" FROM "orders"
UNION ALL SELECT substr(md5('express:' || "id"), 1, 24), "id", 1, 'EXPRESS', 'PLUS',
	'{"zh-CN":"快递费","zh-MO":"速遞費","en-US":"Delivery"}'::jsonb, "express_cents" FROM "orders" WHERE "express_cents" > 0;--> statement-breakpoint
UPDATE "tickets" SET
	"unit_id" = substr(md5('unit:' || "tickets"."id"), 1, 24),
	"owner_id" = o."user_id",
	"seat_plan_name" = '{}',
	"state" = CASE
		WHEN o."state" = 'UNPAID' THEN 'RESERVED'
		WHEN o."state" = 'CANCELED' THEN 'CANCELED'
		ELSE "tickets"."state" END
FROM "orders" o WHERE o."id" = "tickets"."order_id";--> statement-breakpoint
UPDATE "tickets" SET "attendee_name" = a."name", "id_type" = a."id_type", "id_no" = a."id_no"
FROM "attendees" a WHERE a."id" = "tickets"."attendee_id";--> statement-breakpoint
INSERT INTO "inventory" ("id", "kind", "group_id", "capacity", "held", "sold")
SELECT "seat_plan_id", 'SEAT_PLAN', "session_id", "initial", "held", "sold" FROM "stock";--> statement-breakpoint
INSERT INTO "allocations" ("inventory_id", "owner_id", "qty", "state", "expires_at")
SELECT l."reference", l."id", l."qty",
	CASE o."state" WHEN 'UNPAID' THEN 'HELD' WHEN 'CANCELED' THEN 'RELEASED' ELSE 'SOLD' END,
	CASE o."state" WHEN 'UNPAID' THEN o."pay_before" END
FROM "order_lines" l JOIN "orders" o ON o."id" = l."order_id" JOIN "inventory" i ON i."id" = l."reference";--> statement-breakpoint
-- One payment of an order is the one that paid it: that which says so, else one that is made up for it here.
UPDATE "payments" SET "cents" = o."pay_cents", "paid_at" = CASE
	WHEN "payments"."state" = 'PAID' THEN o."paid_at"
	WHEN "payments"."state" = 'REFUNDED_LATE' THEN "payments"."created_at" END
FROM "orders" o WHERE o."id" = "payments"."order_id";--> statement-breakpoint
INSERT INTO "payments" ("id", "order_id", "payment_product", "state", "cents", "return_url", "cancel_url", "created_at", "paid_at")
SELECT substr(md5('payment:' || o."id"), 1, 24), o."id", coalesce(o."payment_product", ''), 'PAID', o."pay_cents", '', '', o."paid_at", o."paid_at"
FROM "orders" o
WHERE o."paid_at" IS NOT NULL AND o."pay_cents" > 0
	AND NOT EXISTS (SELECT 1 FROM "payments" p WHERE p."order_id" = o."id" AND p."state" = 'PAID');--> statement-breakpoint
INSERT INTO "transactions" ("id", "order_id", "sequence", "cents", "state", "payment_id")
SELECT o."transaction_id", o."id", 0, o."pay_cents",
	CASE o."state" WHEN 'UNPAID' THEN 'UNPAID' WHEN 'CANCELED' THEN 'CLOSED' ELSE 'PAID' END,
	(SELECT min(p."id") FROM "payments" p WHERE p."order_id" = o."id" AND p."state" = 'PAID')
FROM "orders" o;--> statement-breakpoint
-- A transaction has one payment open: the newest.
UPDATE "payments" SET "state" = 'CLOSED' WHERE "state" = 'OPEN' AND EXISTS (
	SELECT 1 FROM "payments" p
	WHERE p."order_id" = "payments"."order_id" AND p."state" = 'OPEN'
		AND (p."created_at", p."id") > ("payments"."created_at", "payments"."id"));--> statement-breakpoint
UPDATE "payments" SET "state" = 'CLOSED' FROM "orders" o
WHERE o."id" = "payments"."order_id" AND "payments"."state" = 'OPEN' AND o."state" <> 'UNPAID';--> statement-breakpoint
INSERT INTO "payment_transactions" ("payment_id", "transaction_id", "is_open")
SELECT p."id", o."transaction_id", p."state" = 'OPEN' FROM "payments" p JOIN "orders" o ON o."id" = p."order_id";--> statement-breakpoint
-- What was paid too late has been paid back.
INSERT INTO "refunds" ("id", "order_id", "kind", "state", "reason_code", "remark", "cents", "delivery_cents", "fee_cents", "card_cents", "is_whole", "created_at", "decided_at", "sent_at", "ended_at")
SELECT substr(md5('refund:' || "id"), 1, 24), "order_id", 'LATE_PAYMENT', 'REFUNDED', 'LATE_PAYMENT', '', "cents", 0, 0, 0, false,
	"created_at", "created_at", "created_at", "created_at"
FROM "payments" WHERE "state" = 'REFUNDED_LATE' AND "cents" > 0;--> statement-breakpoint
INSERT INTO "refund_payments" ("refund_id", "payment_id", "transaction_id", "cents", "is_late")
SELECT substr(md5('refund:' || p."id"), 1, 24), p."id", o."transaction_id", p."cents", true
FROM "payments" p JOIN "orders" o ON o."id" = p."order_id" WHERE p."state" = 'REFUNDED_LATE' AND p."cents" > 0;--> statement-breakpoint
UPDATE "payments" SET "state" = 'PAID' WHERE "state" = 'REFUNDED_LATE';--> statement-breakpoint
INSERT INTO "coupons" ("id", "user_id", "template_id", "copy", "state", "obtain_type", "obtained_at", "starts_at")
SELECT "id", "user_id", "coupon_template_id", 1, 'AVAILABLE', 'RECEIVE', "obtained_at", "obtained_at" FROM "user_coupons";--> statement-breakpoint
DROP TABLE "user_coupons" CASCADE;--> statement-breakpoint
DROP TABLE "order_items" CASCADE;--> statement-breakpoint
DROP TABLE "stock" CASCADE;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "bind_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "root_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "list_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "fee_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "deduction_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "unit_qty" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "unit_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "seat_plan_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "transaction_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "show_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "session_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "address_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "ticket_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "express_cents";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "ticket_qty";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_inventory_id_inventory_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_locks" ADD CONSTRAINT "seat_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_lock_id_seat_locks_id_fk" FOREIGN KEY ("lock_id") REFERENCES "public"."seat_locks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_units" ADD CONSTRAINT "order_units_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lines" ADD CONSTRAINT "price_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_splits" ADD CONSTRAINT "price_splits_price_line_id_price_lines_id_fk" FOREIGN KEY ("price_line_id") REFERENCES "public"."price_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_splits" ADD CONSTRAINT "price_splits_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebook_units" ADD CONSTRAINT "rebook_units_rebook_id_rebooks_id_fk" FOREIGN KEY ("rebook_id") REFERENCES "public"."rebooks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebook_units" ADD CONSTRAINT "rebook_units_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebook_units" ADD CONSTRAINT "rebook_units_new_unit_id_order_units_id_fk" FOREIGN KEY ("new_unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebooks" ADD CONSTRAINT "rebooks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_payments" ADD CONSTRAINT "refund_payments_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_tickets" ADD CONSTRAINT "transfer_tickets_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_tickets" ADD CONSTRAINT "transfer_tickets_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_list_entries" ADD CONSTRAINT "wait_list_entries_inventory_id_inventory_id_fk" FOREIGN KEY ("inventory_id") REFERENCES "public"."inventory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_by_user" ON "cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "coupon_claims_by_order" ON "coupon_claims" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_claims_one_living" ON "coupon_claims" USING btree ("coupon_id") WHERE "coupon_claims"."state" <> 'RETURNED';--> statement-breakpoint
CREATE INDEX "coupons_to_expire" ON "coupons" USING btree ("expires_at") WHERE "coupons"."state" = 'AVAILABLE';--> statement-breakpoint
CREATE INDEX "allocations_by_owner" ON "allocations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "allocations_to_expire" ON "allocations" USING btree ("expires_at") WHERE "allocations"."state" = 'HELD';--> statement-breakpoint
CREATE INDEX "inventory_by_group" ON "inventory" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "seat_locks_by_user" ON "seat_locks" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "seats_by_change" ON "seats" USING btree ("session_id","changed_at");--> statement-breakpoint
CREATE INDEX "seats_taken" ON "seats" USING btree ("session_id","seat_plan_id") WHERE "seats"."state" <> 'FREE';--> statement-breakpoint
CREATE INDEX "seats_by_lock" ON "seats" USING btree ("lock_id");--> statement-breakpoint
CREATE INDEX "seats_by_unit" ON "seats" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_owner" ON "ledger_entries" USING btree ("ledger","owner_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_holds_by_order" ON "ledger_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_session" ON "order_lines" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "order_units_by_line" ON "order_units" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "price_splits_by_unit" ON "price_splits" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "quotes_by_expiry" ON "quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_by_transaction" ON "payment_transactions" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_transactions_one_open" ON "payment_transactions" USING btree ("transaction_id") WHERE "payment_transactions"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "rebook_units_once" ON "rebook_units" USING btree ("unit_id") WHERE "rebook_units"."counts";--> statement-breakpoint
CREATE INDEX "rebooks_by_order" ON "rebooks" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_lines_once" ON "refund_lines" USING btree ("unit_id") WHERE "refund_lines"."counts";--> statement-breakpoint
CREATE INDEX "refund_payments_by_payment" ON "refund_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_payments_late_once" ON "refund_payments" USING btree ("payment_id","transaction_id") WHERE "refund_payments"."is_late";--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "refunds" USING btree ("state") WHERE "refunds"."state" IN ('APPLYING', 'APPROVED', 'REFUNDING');--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_tickets_one_open" ON "transfer_tickets" USING btree ("ticket_id") WHERE "transfer_tickets"."is_open";--> statement-breakpoint
CREATE INDEX "transfers_by_sender" ON "transfers" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_by_recipient" ON "transfers" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_to_expire" ON "transfers" USING btree ("expires_at") WHERE "transfers"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "wait_list_by_place" ON "wait_list_entries" USING btree ("inventory_id","queued_at") WHERE "wait_list_entries"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "wait_list_to_fail" ON "wait_list_entries" USING btree ("deadline") WHERE "wait_list_entries"."state" = 'WAITING';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_predecessor_id_orders_id_fk" FOREIGN KEY ("predecessor_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_root" ON "orders" USING btree ("root_id");--> statement-breakpoint
CREATE INDEX "orders_by_bind" ON "orders" USING btree ("bind_id");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_before") WHERE "orders"."state" = 'UNPAID';--> statement-breakpoint
CREATE INDEX "orders_to_complete" ON "orders" USING btree ("completes_at") WHERE "orders"."state" IN ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS');--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_one_per_person" ON "tickets" USING btree ("session_id","person_key") WHERE "tickets"."person_key" IS NOT NULL AND "tickets"."state" IN ('RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING');--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_once" ON "vouchers" USING btree ("order_id","session_id") WHERE "vouchers"."transfer_id" IS NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_by_unit" UNIQUE("unit_id");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_transfer_id_unique" UNIQUE("transfer_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_add_up" CHECK ("orders"."pay_cents" = "orders"."list_cents" + "orders"."fee_cents" - "orders"."deduction_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_never_negative" CHECK ("orders"."fee_cents" >= 0 AND "orders"."deduction_cents" BETWEEN 0 AND "orders"."list_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_never_negative" CHECK ("payments"."cents" >= 0);
