CREATE TABLE "closing_adjustments" (
	"closing_id" uuid NOT NULL,
	"month" text NOT NULL,
	"brand" text NOT NULL,
	"name" text,
	"sales" numeric(38, 8) NOT NULL,
	"commission" numeric(38, 8) NOT NULL,
	"bonus" numeric(38, 8) NOT NULL,
	CONSTRAINT "closing_adjustments_closing_id_month_brand_pk" PRIMARY KEY("closing_id","month","brand")
);
--> statement-breakpoint
CREATE TABLE "closing_invoices" (
	"closing_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"reference" text,
	"user_id" uuid,
	"entered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_invoices_closing_id_brand_pk" PRIMARY KEY("closing_id","brand")
);
--> statement-breakpoint
CREATE TABLE "closing_lines" (
	"closing_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"name" text,
	"sales" numeric(38, 8) NOT NULL,
	"commission" numeric(38, 8) NOT NULL,
	"bonus" numeric(38, 8) NOT NULL,
	"settled" numeric(38, 8) NOT NULL,
	"open" numeric(38, 8) NOT NULL,
	CONSTRAINT "closing_lines_closing_id_brand_pk" PRIMARY KEY("closing_id","brand")
);
--> statement-breakpoint
CREATE TABLE "closings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"receipt" jsonb NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "closing_adjustments" ADD CONSTRAINT "closing_adjustments_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_invoices" ADD CONSTRAINT "closing_invoices_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_invoices" ADD CONSTRAINT "closing_invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_lines" ADD CONSTRAINT "closing_lines_closing_id_closings_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."closings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "closings_one" ON "closings" USING btree ("workspace_id","api","currency","month");