ALTER TABLE "attempts" ADD COLUMN "neighborhood" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_locks" ADD COLUMN "locked_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "is_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stored_files_to_remove" ON "stored_files" USING btree ("created_at") WHERE NOT "stored_files"."is_used";--> statement-breakpoint
UPDATE "stored_files" SET "is_used" = true;--> statement-breakpoint
UPDATE "seat_locks" SET "locked_at" = "expires_at" - 600000;