ALTER TABLE "cards" ADD COLUMN "seat_no" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_seat" ON "cards" USING btree ("card_id","seat_no") WHERE "cards"."state" <> 'REFUND';