CREATE TABLE "goals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"metric" text NOT NULL,
	"currency" text,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"target" numeric(15, 3) NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"user_id" uuid,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goals_once" UNIQUE NULLS NOT DISTINCT("workspace_id","api","first_day","last_day","metric","currency","subject_kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_user" ON "goals" USING btree ("user_id");