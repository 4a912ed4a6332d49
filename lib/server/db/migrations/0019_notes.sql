CREATE TABLE "product_changes" (
	"connection_id" uuid NOT NULL,
	"day" date NOT NULL,
	"marketplace" text NOT NULL,
	"product" text NOT NULL,
	"field" text NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"since" date NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "product_changes_connection_id_day_marketplace_product_field_pk" PRIMARY KEY("connection_id","day","marketplace","product","field")
);
--> statement-breakpoint
CREATE TABLE "product_lists" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"products" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"api" text DEFAULT current_setting('partnerdeck.api') NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"text" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"created_by" uuid,
	"changed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_lists" ADD CONSTRAINT "product_lists_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_changes_field" ON "product_changes" USING btree ("connection_id","field","day");--> statement-breakpoint
CREATE INDEX "notes_days" ON "notes" USING btree ("workspace_id","first_day","last_day");