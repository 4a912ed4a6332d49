CREATE TABLE "margins" (
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"from_day" date NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"user_id" uuid,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "margins_workspace_id_api_kind_subject_from_day_pk" PRIMARY KEY("workspace_id","api","kind","subject","from_day")
);
--> statement-breakpoint
ALTER TABLE "margins" ADD CONSTRAINT "margins_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "margins" ADD CONSTRAINT "margins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;