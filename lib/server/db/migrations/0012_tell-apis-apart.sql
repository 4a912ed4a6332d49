-- Rows of 0.1.0 do not say from which API they are. The start that follows assigns them: see lib/assign-api.ts.
ALTER TABLE "connections" ADD COLUMN "api" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "connections" ALTER COLUMN "api" SET DEFAULT current_setting('partnerdeck.api');--> statement-breakpoint
ALTER TABLE "ledger_syncs" ADD COLUMN "api" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_syncs" ALTER COLUMN "api" SET DEFAULT current_setting('partnerdeck.api');--> statement-breakpoint
ALTER TABLE "link_batches" ADD COLUMN "api" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_batches" ALTER COLUMN "api" SET DEFAULT current_setting('partnerdeck.api');--> statement-breakpoint
ALTER TABLE "made_links" ADD COLUMN "api" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "made_links" ALTER COLUMN "api" SET DEFAULT current_setting('partnerdeck.api');--> statement-breakpoint
DROP INDEX "connections_in_use";--> statement-breakpoint
DROP INDEX "made_links_one";--> statement-breakpoint
ALTER TABLE "ledger_syncs" DROP CONSTRAINT "ledger_syncs_workspace_id_source_pk";--> statement-breakpoint
ALTER TABLE "ledger_syncs" ADD CONSTRAINT "ledger_syncs_workspace_id_api_source_pk" PRIMARY KEY("workspace_id","api","source");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_in_use" ON "connections" USING btree ("workspace_id","api","family") WHERE "connections"."in_use";--> statement-breakpoint
CREATE UNIQUE INDEX "made_links_one" ON "made_links" USING btree ("workspace_id","api","link_id");
