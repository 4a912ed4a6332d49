CREATE TABLE "exchange_rates" (
	"workspace_id" uuid NOT NULL,
	"to_currency" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	"user_id" uuid,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rates_workspace_id_to_currency_currency_day_pk" PRIMARY KEY("workspace_id","to_currency","currency","day")
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "reporting_currency" text;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;