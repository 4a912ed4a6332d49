CREATE TABLE "ledger_syncs" (
	"workspace_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"fence" integer NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"counts" jsonb NOT NULL,
	"reason" text,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ledger_syncs_workspace_id_source_pk" PRIMARY KEY("workspace_id","source")
);
--> statement-breakpoint
ALTER TABLE "ledger_syncs" ADD CONSTRAINT "ledger_syncs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;