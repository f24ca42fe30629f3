/*
 * A chain of array methods with literal callbacks while it becomes a loop: callbacks.c makes the
 * loop, callback_safety.c decides whether it may.
 */
#ifndef TS2C_LOWER_CALLBACKS_H
#define TS2C_LOWER_CALLBACKS_H

#include "lower/lower.h"

enum { MAX_STAGES = 4 };

typedef enum StageKind {
    STAGE_FOR_EACH,
    STAGE_MAP,
    STAGE_FILTER,
    STAGE_SOME,
    STAGE_EVERY,
    STAGE_FIND,
    STAGE_FIND_INDEX,
    STAGE_REDUCE
} StageKind;

/* One method call of the chain. */
typedef struct Stage {
    StageKind kind;
    AstNode *call, *callback;
    AstNode *initial; /* of reduce */
    Frame *frame;     /* of the callback's body */
    IrExpr *element;  /* what its element parameter stands for; may be read again */
} Stage;

struct Pipeline {
    AstNode *source; /* the array expression */
    Stage stages[MAX_STAGES];
    size_t count;
    size_t current; /* stage whose body is being lowered */
    Frame *frame;   /* around the loop */
    JumpTarget *target;
    IrStmt *loop;
    IrStmtList *out; /* where the next stage's statements go */
    IrVar *result, *index;
    IrNative *push;
};

/* Whether a callback is a function literal whose parameters and returns fit into a loop. */
bool lower_is_plain_callback(Frame *f, const Stage *stage);

/* Whether running a stage's callback element by element, interleaved with those of the stages that
 * follow, is the same as running it over the whole array first. */
bool lower_can_fuse(Frame *f, const Stage *first, const Pipeline *rest);

/* Whether nothing in the callbacks can make the array longer while the loop runs. */
bool lower_is_safe_loop(Frame *f, const Pipeline *pipeline);

#endif
