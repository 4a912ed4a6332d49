DROP INDEX "bonus_credits_one";--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD COLUMN "marketplace" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_credits_one" ON "bonus_credits" USING btree ("workspace_id","api","month","brand","currency","marketplace");