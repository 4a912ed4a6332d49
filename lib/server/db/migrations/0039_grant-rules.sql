CREATE TABLE "grant_rules" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"second_factor" boolean NOT NULL,
	"longest_days" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "grant_rules" ADD CONSTRAINT "grant_rules_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grants_end" ON "grants" USING btree ("expires_at");