CREATE TABLE "bonus_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"month" text NOT NULL,
	"brand" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(20, 3) NOT NULL,
	"replaced" numeric(20, 3),
	"import_id" uuid,
	"user_id" uuid,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD CONSTRAINT "bonus_credits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD CONSTRAINT "bonus_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_credits_one" ON "bonus_credits" USING btree ("workspace_id","api","month","brand","currency");--> statement-breakpoint
CREATE INDEX "bonus_credits_import" ON "bonus_credits" USING btree ("workspace_id","import_id");--> statement-breakpoint
CREATE INDEX "bonus_credits_user" ON "bonus_credits" USING btree ("user_id");