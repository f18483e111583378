ALTER TABLE "tracked_events" ADD COLUMN "caller" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "tracked_events_of_caller" ON "tracked_events" USING btree ("caller","seq");