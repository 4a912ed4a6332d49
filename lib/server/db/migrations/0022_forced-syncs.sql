ALTER TABLE "ledger_syncs" ADD COLUMN "forced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_syncs" DROP COLUMN "force";